import { ApolloProvider } from '@apollo/client/react';
import { beforeAll, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdminBrowser } from '../../testing/admin-browser';
import { answerGraphql } from '../../testing/graphql-server';
import { createTestClient } from '../../testing/test-client';
import { ProductSelect } from './product-select';

beforeAll(() => openAdminBrowser(1440));

const found = (id: number, name: string) => ({
  items: [{ id, name, availableColors: [], availableFrameColors: [] }],
  totalCount: 1,
});

test('no product of the former text is offered while a search runs', async () => {
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  answerGraphql({
    Query: {
      products: async (_root: unknown, { filter }: { filter: { text: string | null } }) => {
        if (!filter.text) return found(1, 'Markiza Aurora');
        await waiting;
        return found(7, 'Markiza Lido');
      },
    },
  });
  await act(async () => {
    render(
      <ApolloProvider client={createTestClient()}>
        <ProductSelect chosen={null} onChoose={() => undefined} />
      </ApolloProvider>,
    );
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  const option = { selector: '.ant-select-item *' };
  expect(await screen.findByText('Markiza Aurora', option)).toBeInTheDocument();
  await user.type(screen.getByRole('combobox'), 'L');
  await waitFor(() => expect(screen.queryByText('Markiza Aurora', option)).toBeNull());
  answer();
  expect(await screen.findByText('Markiza Lido', option)).toBeInTheDocument();
});
