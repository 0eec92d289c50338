import { usd } from '@laurel/contract/words/amount-words'
import { FilterGroup } from './filter-group.tsx'

/** The steps one chooses among; an address may ask for any other. */
const STEPS_USD = [500, 1000, 2500, 5000, 10_000] as const

interface AmountFilterProps {
  amountMinUsd: number | undefined
  onChange: (amountMinUsd: number | undefined) => void
}

export function AmountFilter({ amountMinUsd, onChange }: AmountFilterProps) {
  const steps = new Set<number>(STEPS_USD)
  if (amountMinUsd !== undefined) steps.add(amountMinUsd)
  const choices = [...steps]
    .toSorted((a, b) => a - b)
    .map((value): { value: number | undefined; label: string } => ({ value, label: usd(value) }))
  return (
    <FilterGroup
      legend="Amount, at least"
      choices={[{ value: undefined, label: 'Any' }, ...choices]}
      value={amountMinUsd}
      onChange={onChange}
    />
  )
}
