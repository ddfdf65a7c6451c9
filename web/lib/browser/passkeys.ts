/**
 * Lets the person sign a challenge with a passkey; returns the browser's answer as JSON, null where the person or the
 * browser has refused. Options and answers are JSON, as the server makes and reads them.
 */
export async function signWithPasskey(options: string): Promise<string | null> {
  // Loaded only here, because hardly any visitor of the shop has a passkey.
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return answerOf(startAuthentication({ optionsJSON: JSON.parse(options) }));
}

/** Lets the person make a passkey; otherwise like `signWithPasskey`. */
export async function makePasskey(options: string): Promise<string | null> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return answerOf(startRegistration({ optionsJSON: JSON.parse(options) }));
}

async function answerOf(asked: Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await asked);
  } catch {
    // The browser does not tell apart a person who cancels, a time that is over and a missing device.
    return null;
  }
}
