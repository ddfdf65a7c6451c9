declare module 'fxa-common-password-list' {
  const list: { test(password: string): boolean };
  // The module is CommonJS: this is its `module.exports`.
  export default list;
}
