import { Button, type ButtonProps } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { CreateOfferInput } from '../../apollo/schema.generated';
import { useRequestKey } from '../../lib/browser/request-keys';
import { isAnswered } from '../kit/form/field-problems';
import { useStaffMutation } from '../kit/form/use-staff-mutation';
import { Allowed } from '../kit/page/allowed';
import { CreateOfferDocument } from './create-offer.generated';

/** Starts an offer and opens its draft; repeated after a lost answer, it opens the same offer. */
export function useCreateOffer() {
  const navigate = useNavigate();
  const { keyOf, answered } = useRequestKey();
  const [create, { loading }] = useStaffMutation(CreateOfferDocument, {
    done: 'Szkic oferty jest gotowy do uzupełnienia',
    failed: 'Nie udało się utworzyć szkicu oferty',
  });
  const start = async (input: CreateOfferInput): Promise<void> => {
    const idempotencyKey = keyOf(JSON.stringify(input));
    const outcome = await create({ input: { ...input, idempotencyKey } });
    if (isAnswered(outcome)) answered();
    const id = outcome.kind === 'done' ? outcome.payload.offer?.id : null;
    if (id) await navigate(`/admin/offers?offer=${id}`, { state: { editsDraft: true } });
  };
  return [start, { loading }] as const;
}

interface CreateOfferButtonProps extends Pick<ButtonProps, 'type' | 'children'> {
  /** What the offer starts from, such as an inquiry; absent: an empty offer. */
  from?: CreateOfferInput;
}

/** Starts an offer and opens its draft. */
export function CreateOfferButton({ from = {}, ...looks }: CreateOfferButtonProps) {
  const [createOffer, { loading }] = useCreateOffer();
  return (
    <Allowed to="offers:write">
      <Button {...looks} loading={loading} onClick={() => void createOffer(from)} />
    </Allowed>
  );
}
