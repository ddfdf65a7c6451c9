import { Button, type ButtonProps } from 'antd';

import type { CreateOfferInput } from '../../../apollo/schema.generated';
import { useCreateOffer } from './use-create-offer';

interface CreateOfferButtonProps extends Pick<ButtonProps, 'type' | 'children'> {
  /** What the offer starts from, such as an inquiry; absent: an empty offer. */
  from?: CreateOfferInput;
}

/** Starts an offer and opens its draft. */
export function CreateOfferButton({ from = {}, ...looks }: CreateOfferButtonProps) {
  const [createOffer, { loading }] = useCreateOffer();
  return <Button {...looks} loading={loading} onClick={() => void createOffer(from)} />;
}
