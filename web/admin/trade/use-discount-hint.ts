import { discountLimitText } from '#engine/trade/rights/permissions';
import { useViewer } from '../kit/page/viewer';

/** The hint below a discount: the limit of the viewer's role; undefined where there is none. */
export function useDiscountHint(): string | undefined {
  const limit = useViewer()?.role.maxDiscountPercent;
  return limit == null ? undefined : discountLimitText(limit);
}
