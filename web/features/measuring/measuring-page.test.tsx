import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderRoute } from '../../testing/render-route';

const result = () => within(screen.getByRole('region', { name: 'Wymiar do zamówienia' }));
const reading = (name: string) => screen.getByRole('textbox', { name });

test('readings become the sizes of the configuration that was being measured', async () => {
  const { user, router } = await renderRoute(
    '/pomiar/refleksole?product=5&color=Czarny&width=300&line=l-1',
  );
  await screen.findByRole('heading', { level: 1, name: 'Zmierz okno pod refleksol' });
  expect(screen.getByText(/we wnęce zostawimy luz i miejsce na skrzynkę/)).toBeVisible();
  expect(result().queryByRole('link')).toBeNull();

  const texts = { A: '121,4', B: '120.9', C: '1212 mm', D: '150', E: '150,2', F: '150,1' };
  for (const [letter, text] of Object.entries(texts))
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${letter}\\b`) }), text);
  expect(result().getByText(/^119\scm$/)).toBeVisible();
  await user.click(result().getByRole('link', { name: 'Wstaw do konfiguratora' }));

  const { pathname, search } = router.state.location;
  expect(pathname).toBe('/konfigurator/refleksole');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    product: '5',
    color: 'Czarny',
    width: '119',
    height: '136',
    fixing: 'wneka',
    line: 'l-1',
  });
});

test('chosen ZIP guides make the size narrower; otherwise a note says by how much they would', async () => {
  const { user } = await renderRoute('/pomiar/refleksole?options=zipGuides.2%2CwindSensor');
  await user.type(await screen.findByRole('textbox', { name: /^A\b/ }), '121');
  await user.type(screen.getByRole('textbox', { name: /^B\b/ }), '121');
  await user.type(screen.getByRole('textbox', { name: /^C\b/ }), '121');
  expect(result().getByText(/^117\scm$/)).toBeVisible();
  expect(result().queryByText(/Prowadnice ZIP/)).toBeNull();

  cleanup();
  await renderRoute('/pomiar/refleksole');
  expect(await result().findByText(/^120\scm$/)).toBeVisible();
  expect(result().getByText(/„Prowadnice ZIP” .* zamów szerokość 117\scm/)).toBeVisible();
});

test('the chosen variant decides what sticks out beside the size', async () => {
  const { user } = await renderRoute('/pomiar/markizy?product=1&variant=koszowe');
  await user.type(await screen.findByRole('textbox', { name: /^A\b/ }), '412,5');
  expect(result().getByText(/^412\scm$/)).toBeVisible();
});

test('on the wall the size covers the opening; crooked openings are pointed out', async () => {
  const { user } = await renderRoute('/pomiar/rolety');
  await user.click(await screen.findByRole('radio', { name: 'na ścianie' }));
  const texts = ['120', '120', '123', '150', '150', '150', '190', '192'];
  const fields = screen.getAllByRole('textbox');
  for (const [index, text] of texts.entries()) await user.type(fields[index]!, text);

  expect(result().getByText(/^140\scm$/)).toBeVisible();
  expect(result().getByText(/odczyty różnią się o\s3\scm/)).toBeVisible();
  expect(result().getByText(/Przekątne różnią się o\s2\scm/)).toBeVisible();
});

describe('after a reload', () => {
  const obstacle = () => screen.getAllByRole('checkbox')[0]!;
  const onWall = () => screen.getByRole('radio', { name: 'na ścianie' });
  const reload = async () => {
    cleanup();
    await renderRoute(window.location.pathname + window.location.search);
    await screen.findByRole('region', { name: 'Wymiar do zamówienia' });
  };
  const open = async (path: string) => {
    window.history.replaceState(null, '', path);
    const { user } = await renderRoute(path);
    await screen.findByRole('region', { name: 'Wymiar do zamówienia' });
    return user;
  };

  test('the obstacles are still ticked, without one that was unticked', async () => {
    const user = await open('/pomiar/rolety');
    const [first, second] = screen.getAllByRole('checkbox');
    await user.click(first!);
    await user.click(second!);
    await user.click(second!);
    await reload();
    expect(obstacle()).toBeChecked();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  test('the mounting is the one that was chosen in the assistant', async () => {
    const user = await open('/pomiar/rolety?product=6');
    await user.click(onWall());
    await reload();
    expect(onWall()).toBeChecked();
  });

  test('a mounting that was chosen later in the configurator is kept', async () => {
    const user = await open('/pomiar/rolety?product=6');
    await user.click(onWall());
    await user.type(screen.getAllByRole('textbox')[0]!, '120');
    cleanup();
    await open('/pomiar/rolety?product=6');
    expect(screen.getAllByRole('textbox')[0]).toHaveValue('120');
    expect(screen.getByRole('radio', { name: 'we wnęce' })).toBeChecked();
  });

  test('the mounting that was chosen without a configuration is kept on the next visit', async () => {
    const user = await open('/pomiar/rolety');
    await user.click(onWall());
    cleanup();
    await open('/pomiar/rolety');
    expect(onWall()).toBeChecked();
  });
});

test('a text that is not a length is explained at its field', async () => {
  const { user } = await renderRoute('/pomiar/markizy');
  await screen.findByRole('heading', { level: 1, name: 'Zmierz taras pod markizę' });
  expect(screen.getByText(/zostawimy miejsce na pokrywy kasety/)).toBeVisible();
  await user.type(reading('A'), 'dużo');
  await user.tab();
  expect(await screen.findByText('Wpisz centymetry, na przykład 120,5.')).toBeVisible();
  expect(reading('A')).toBeInvalid();
});

test('an unknown family is a 404', async () => {
  await renderRoute('/pomiar/parasole');
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
  ).toBeVisible();
});

test('the sheet to print is loaded from the server, because it is no page', async () => {
  const { user } = await renderRoute('/pomiar/markizy');
  let isLeft = false;
  // jsdom cannot follow the link.
  const stay = (event: Event): void => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  await user.click(await screen.findByRole('link', { name: 'Wydrukuj kartę pomiaru (PDF)' }));
  expect(isLeft).toBe(true);
});
