/** The version of this referee, as in package.json (a test keeps the two equal). */
export const ENGINE = '0.1.0';
