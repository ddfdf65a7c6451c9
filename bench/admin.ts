/** The environment variables that create the admin of a benchmark's database. */
export const ADMIN = {
  ADMIN_EMAIL: 'bench@cieniomat.example',
  ADMIN_PASSWORD: 'staff of the bench',
};

/** Signs the admin in; returns the cookies of the session. */
export async function signInAdmin(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`not signed in: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return cookies.join('; ');
}
