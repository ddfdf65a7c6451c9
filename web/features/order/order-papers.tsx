import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { labelledName } from '#engine/goods/configuration/labels';
import { longDay } from '#engine/locale/day';
import { Link } from '../../ui/button/link';
import { type OrderPapersFragment, OrderPapersFragmentDoc } from './order-papers.generated';
import agreed from '../../goods/agreed-page.module.css';

/** The guarantee of each delivered product, with its papers and its service page; nothing before the delivery. */
export function OrderPapers(props: { order: FragmentType<OrderPapersFragment> }) {
  const { data: order } = useSuspenseFragment({
    fragment: OrderPapersFragmentDoc,
    fragmentName: 'OrderPapers',
    from: props.order,
  });
  const delivered = order.lines.flatMap(({ papers, ...line }) =>
    papers ? [{ ...line, papers }] : [],
  );
  if (delivered.length === 0) return null;
  return (
    <>
      <h2 className={agreed.title}>Gwarancja i&nbsp;serwis</h2>
      {delivered.map(({ id, productName, label, papers }) => (
        <div key={id}>
          <p>{`${labelledName(label, productName)}: gwarancja do ${longDay(papers.guaranteeUntil)}`}</p>
          <a className={agreed.link} href={papers.guaranteePath} data-screen-only>
            Karta gwarancyjna (PDF)
          </a>
          {papers.declarationPath && (
            <a className={agreed.link} href={papers.declarationPath} data-screen-only>
              Deklaracja właściwości użytkowych (PDF)
            </a>
          )}
          <Link className={agreed.link} to={`/serwis/${id}`} data-screen-only>
            Pielęgnacja i&nbsp;zgłoszenie usterki
          </Link>
        </div>
      ))}
    </>
  );
}
