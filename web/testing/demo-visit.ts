/** A visit of the customer with the token "tok" as its page asks for it: a measuring without a time. */
export const demoVisit = {
  __typename: 'Visit',
  id: '7d0f6f37-8f4a-4d43-a3a0-2b8f8e8f0c01',
  token: 'tok',
  version: 1,
  kind: 'measuring',
  state: 'asked',
  reason: '',
  address: 'ul. Słoneczna 1, 90-001 Łódź',
  postcode: '90-001',
  minutes: 90,
  price: '150.00' as string | null,
  note: '',
  isPinned: false,
  isBeforeGoods: false,
  createdAt: '2026-11-20T09:00:00Z',
  startsAt: null as string | null,
  endsAt: null as string | null,
  arrivalFrom: null as string | null,
  arrivalUntil: null as string | null,
  changeableUntil: null as string | null,
  crew: null as object | null,
  about: { kind: 'order', number: 17, customerName: null, customerPhone: null, isOver: false },
};

/** What a visit has once its time is agreed on: "czwartek 10 grudnia, przyjazd między 8:00 a 10:00". */
export const demoTime = {
  state: 'confirmed',
  startsAt: '2026-12-10T07:15:00Z',
  endsAt: '2026-12-10T08:45:00Z',
  arrivalFrom: '2026-12-10T07:00:00Z',
  arrivalUntil: '2026-12-10T09:00:00Z',
  changeableUntil: '2026-12-09T11:00:00Z',
  crew: { id: 3, name: 'Ekipa Łódź' },
};
