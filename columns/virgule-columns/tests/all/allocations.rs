//! The number of allocations does not depend on the number of rows.

use crate::arrays;
use crate::inputs::URLS;
use allocation_counter::measure;
use virgule_columns::{Kernel, Operand, Operation, Syntax};

#[test]
fn components_of_views_allocate_nothing_for_a_row() {
    let operations = [Operation::Components, Operation::Component("host".into()), Operation::IsValid];
    for operation in operations {
        let kernel = Kernel::new(operation.clone(), Syntax::uri()).unwrap();
        let count = |rows: usize| {
            let texts: Vec<Option<String>> = URLS.iter().take(rows).cloned().map(Some).collect();
            // A single buffer for any number of rows: `data_buffers` are cloned for each column.
            let mut builder = arrow_array::builder::StringViewBuilder::new().with_fixed_block_size(4 << 20);
            texts.iter().for_each(|text| builder.append_option(text.as_deref()));
            let array = builder.finish();
            measure(|| drop(kernel.run(&array, Operand::None).unwrap())).count_total
        };
        let (few, many) = (count(1000), count(10_000));
        // Blocks for copies grow, and the bits that say which rows are NULL are made when the first is.
        assert!(many <= few + 100, "{operation:?}: {few} for 1000 rows, {many} for 10000");
    }
    // This verifies that the measurement detects an allocation for each row.
    let kernel = Kernel::new(Operation::ErrorMessage, Syntax::uri()).unwrap();
    let texts = vec![Some("no uri".to_string()); 100];
    let array = arrays::utf8_view(&texts);
    assert!(measure(|| drop(kernel.run(&array, Operand::None).unwrap())).count_total > 100);
}
