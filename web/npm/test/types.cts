// The same from CommonJS.
import virgule = require("virgule");

const target: string = virgule.resolve("http://a/", "b");
export = target;
