import { type ChoiceProps, RadioGroup } from './choice';
import styles from './radio-cards.module.css';

/** A choice of one among few, each with room for a description and a price. */
export function RadioCards<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <RadioGroup
      {...props}
      legendClass={styles.legend}
      groupClass={styles.cards}
      choiceClass={styles.card}
    >
      {({ label, description, aside }) => (
        <>
          <span className={styles.text}>
            <span className={styles.label}>{label}</span>
            {description && <span className={styles.description}>{description}</span>}
          </span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </>
      )}
    </RadioGroup>
  );
}
