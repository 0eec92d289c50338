import { classNames } from '../../../ui/class-names.ts'
import { isAmountStated, amountWords, type Money } from '@laurel/contract/words/amount-words'
import styles from './amount.module.css'

interface AmountProps {
  scholarship: Money
  className?: string | undefined
}

/** What a scholarship is worth in its award colour; quiet where nobody says. */
export function Amount({ scholarship, className }: AmountProps) {
  const isStated = isAmountStated(scholarship)
  return (
    <span className={classNames(className, !isStated && styles.unstated)}>
      {amountWords(scholarship)}
    </span>
  )
}
