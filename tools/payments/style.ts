/** The style sheet of the pages; readable on a phone, with controls at least 44 px high. */
export const STYLE = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2733; background: #eef1f4; }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 16px; min-height: 100vh; display: grid; place-items: center; }
  main { width: 100%; max-width: 440px; background: #fff; border-radius: 16px; padding: 24px; box-shadow: 0 8px 32px rgb(29 39 51 / 12%); }
  h1 { font-size: 22px; line-height: 1.25; margin: 0 0 16px; }
  p { margin: 0 0 8px; overflow-wrap: anywhere; }
  .note { font-size: 14px; color: #6b4a00; background: #fff4d6; border-radius: 8px; padding: 8px 12px; margin-bottom: 20px; }
  .amount { font-size: 34px; font-weight: 700; line-height: 1.2; }
  .who { color: #52606d; font-size: 14px; }
  .late { color: #9b1c1c; font-weight: 600; }
  fieldset { border: 0; padding: 0; margin: 20px 0; }
  legend { font-weight: 600; margin-bottom: 8px; padding: 0; }
  .method { display: flex; align-items: center; gap: 12px; min-height: 48px; padding: 0 14px; border: 1px solid #c3ccd5; border-radius: 10px; margin-bottom: 8px; cursor: pointer; }
  .method:has(:checked) { border-color: #0b5cad; background: #eef5fc; }
  input[type=radio] { width: 20px; height: 20px; accent-color: #0b5cad; }
  button, .back { display: block; width: 100%; min-height: 48px; font: inherit; font-weight: 600; border-radius: 10px; cursor: pointer; margin-bottom: 10px; }
  .pay { border: 0; background: #0b5cad; color: #fff; }
  .pay:hover { background: #094b8e; }
  .decline { border: 1px solid #8795a3; background: #fff; color: #1d2733; }
  :focus-visible { outline: 3px solid #f0a202; outline-offset: 2px; }
  .back { display: grid; place-items: center; background: #0b5cad; color: #fff; text-decoration: none; }
  details { margin-top: 12px; border-top: 1px solid #dde3e9; }
  summary { min-height: 44px; display: flex; align-items: center; color: #52606d; font-size: 14px; cursor: pointer; }
  details label { display: block; font-size: 14px; margin-bottom: 6px; }
  select { width: 100%; min-height: 44px; font: inherit; border: 1px solid #8795a3; border-radius: 8px; background: #fff; padding: 0 8px; }
`;
