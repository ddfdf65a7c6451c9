import { beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AnswerOfferQuestionInput } from '../../../apollo/schema.generated';
import { openAdminBrowser } from '../../../testing/admin-browser';
import { demoOffer } from '../../../testing/demo-offer';
import { openOffer } from '../../../testing/fake-offers';

beforeAll(() => openAdminBrowser(1440));

test('a question is answered', async () => {
  const question = {
    id: 5,
    versionNumber: 1,
    text: 'Czy jest LED?',
    askedAt: '2026-11-21T09:00:00Z',
  };
  const { user, inputs, drawer } = await openOffer({ ...demoOffer, questions: [question] });
  await user.click(drawer.getByRole('button', { name: 'Odpowiedz' }));
  const dialog = within(screen.getAllByRole('dialog').at(-1)!);
  await user.type(dialog.getByRole('textbox', { name: 'Odpowiedź' }), 'Tak, w cenie.');
  await user.click(dialog.getByRole('button', { name: 'Wyślij odpowiedź' }));
  await waitFor(() =>
    expect(inputs).toEqual([
      { questionId: 5, text: 'Tak, w cenie.' },
    ] satisfies AnswerOfferQuestionInput[]),
  );
});
