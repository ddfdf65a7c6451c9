import { type ChoiceProps, RadioGroup } from './choice';
import styles from './segmented.module.css';

/** A choice of one among a few short words, side by side. */
export function Segmented<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <RadioGroup
      {...props}
      legendClass={props.legendHidden ? undefined : styles.legend}
      groupClass={styles.bar}
      choiceClass={styles.segment}
    >
      {({ label }) => <span>{label}</span>}
    </RadioGroup>
  );
}
