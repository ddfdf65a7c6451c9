interface ChangedValueProps {
  before: string | null;
  after: string | null;
}

/** A value before and after a change; an unchanged value is shown once. */
export function ChangedValue({ before, after }: ChangedValueProps) {
  if (before === after) return after;
  return (
    <>
      {before && <del>{before}</del>}
      {before && after && <span aria-hidden="true"> → </span>}
      {after && <ins>{after}</ins>}
    </>
  );
}
