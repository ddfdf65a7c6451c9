import { INQUIRY_TYPE_LABELS } from '#engine/trade/shop/inquiry-labels';
import type { InquirySort } from '../../apollo/schema.generated';
import { formatDateTime } from '../../lib/dates/format-date';
import { PriorityTag } from '../trade/inquiry-tags';
import type { ListColumn } from '../kit/table/use-columns';
import type { InquiryRowFragment } from './inquiries-page.generated';
import { Customer, Subject } from './inquiry-cells';
import { InquiryStatusSelect } from './inquiry-selects';

type Column = ListColumn<InquiryRowFragment, InquirySort>;

const CUSTOMER: Column = {
  key: 'customer',
  title: 'Klient',
  width: 230,
  render: (inquiry) => <Customer inquiry={inquiry} />,
};

const FACTS: readonly Column[] = [
  {
    key: 'type',
    title: 'Rodzaj',
    width: 170,
    render: ({ inquiryType }) => INQUIRY_TYPE_LABELS[inquiryType],
  },
  {
    key: 'date',
    title: 'Data',
    width: 130,
    sort: { ascend: 'oldest', descend: 'newest' },
    render: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'priority',
    title: 'Priorytet',
    width: 110,
    sort: { ascend: 'priority_asc', descend: 'priority_desc' },
    render: ({ priority }) => <PriorityTag priority={priority} />,
  },
  {
    key: 'assignee',
    title: 'Prowadzący',
    width: 140,
    shown: 'optional',
    render: ({ assignee }) => assignee?.name ?? '–',
  },
  {
    key: 'status',
    title: 'Status',
    width: 216,
    render: (inquiry) => <InquiryStatusSelect inquiry={inquiry} />,
  },
];

export function inquiryColumns(onOpen: (id: string) => void): Column[] {
  return [
    CUSTOMER,
    {
      key: 'subject',
      title: 'Temat i wiadomość',
      shown: 'always',
      render: (inquiry) => <Subject inquiry={inquiry} onOpen={onOpen} />,
    },
    ...FACTS,
  ];
}
