import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectInput, projectRow, saveAwning } from '../testing/factories.js';
import { type TestApp, createTestApp } from '../testing/test-app.js';
import { waitFor } from '../testing/wait-for.js';

let app: TestApp;
let model: string;
let files: string[];
beforeAll(async () => {
  // Every test has its own addresses behind the proxy.
  app = await createTestApp({ env: { WRITES_PER_MINUTE: '1000', TRUST_PROXY: '1' } });
  // A size of its own: pictures that other tests of this process have drawn are kept, and are not drawn again.
  const { id } = await saveAwning(app.visitor(), { width: 437, projection: 263 });
  model = `/modele/${id}.glb`;
  files = [
    `/rysunki/konfiguracja/${id}.png`,
    '/rysunki/start/markizy/balkon.png?width=251',
    model,
    `/oferta/${id}.pdf`,
    '/katalog/markizy.pdf',
  ];
});
afterAll(() => app.close());

const ask = (path: string, address: string) =>
  app.visitor().fetch(path, { headers: { 'x-forwarded-for': address } });

/** Keeps the queue busy until the returned function is called, which waits until the place in the queue is free. */
function occupy(address: string): () => Promise<void> {
  let finish = (): void => undefined;
  const work = new Promise<void>((resolve) => (finish = resolve));
  const drawn = app.services.drawingQueue.make(address, () => work);
  // A refusal fails the test that waits for it, not the process.
  drawn.catch(() => undefined);
  return () => {
    finish();
    return drawn;
  };
}

describe('files that are drawn for anybody', () => {
  it('wait for one another, few of them for one address, while everything else is answered', async () => {
    const finish = occupy('10.1.0.1');
    const answers = files.map((path) => ask(path, '10.1.0.2'));
    const refused = await Promise.race(answers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('15');
    expect((await ask('/api/products', '10.1.0.2')).status).toBe(200);
    await finish();
    const statuses = await Promise.all(answers.map(async (answer) => (await answer).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 429]);
  });

  it('are refused while too many wait, whoever asks', async () => {
    const finish = ['1', '2', '3', '4'].flatMap((last) =>
      Array.from({ length: 4 }, () => occupy(`10.2.0.${last}`)),
    );
    for (const path of [model, '/katalog/pergole.pdf']) {
      const refused = await ask(path, '10.2.0.9');
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
    }
    expect((await ask('/api/products', '10.2.0.9')).status).toBe(200);
    await Promise.all(finish.map((each) => each()));
    await waitFor(async () => (await ask(model, '10.2.0.9')).status === 200);
  });

  it('leave other requests a turn between two of them', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const begun = await Promise.all(
      Array.from({ length: 4 }, () =>
        app.services.drawingQueue.make('10.3.0.1', async () => turns),
      ),
    );
    clearImmediate(counting);
    expect(new Set(begun).size).toBe(begun.length);
  });

  it('are counted for each address, unless they are in memory', async () => {
    const [first, second] = ['balkon.png?width=301', 'balkon.png?width=302'].map(
      (file) => () => ask(`/rysunki/start/markizy/${file}`, '10.4.0.1'),
    );
    expect((await first!()).status).toBe(200);
    for (let count = 1; count < 30; count += 1)
      await app.services.requestLimiter.consumeDrawing('10.4.0.1');
    const refused = await second!();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await first!()).status).toBe(200);
  });
});

describe('the projects of one address', () => {
  it('have a limit of rows a day, however many they are', async () => {
    const save = async (address: string) => {
      const input = projectInput(Array.from({ length: 50 }, () => projectRow()));
      const query = `mutation ($input: SaveProjectInput!) { saveProject(input: $input) { project { id } } }`;
      const sent = { query, variables: { input } };
      const headers = { 'x-forwarded-for': address };
      return (await app.visitor().json<{ errors?: unknown }>('POST', '/graphql', sent, headers))
        .body;
    };
    for (let count = 0; count < 40; count += 1)
      expect(await save('10.5.0.1')).toMatchObject({ data: { saveProject: { project: {} } } });
    expect(await save('10.5.0.1')).toMatchObject({
      errors: [
        {
          message: 'Zbyt wiele prób. Spróbuj ponownie za 24\u00a0godz.',
          extensions: { code: 'TOO_MANY_REQUESTS' },
        },
      ],
    });
    expect(await save('10.5.0.2')).not.toHaveProperty('errors');
  });
});
