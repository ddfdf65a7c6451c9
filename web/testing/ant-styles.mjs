// A stub of the modules that create Ant Design's styles and add them to the page: no test can see styles.
const nowhere = { setAttribute: () => undefined };

export default () => undefined;
export const uniqueHash = () => '';
export const updateCSS = () => nowhere;
export const removeCSS = () => undefined;
