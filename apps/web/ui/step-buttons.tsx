import { Button } from './button.tsx'

interface StepButtonsProps {
  /** What they say: 'Newer' and 'Older'. */
  words: readonly [back: string, on: string]
  /** From 0. */
  at: number
  count: number
  onStep: (at: number) => void
}

/** One step back, one on. At either end they keep the focus, so that they are not switched off. */
export function StepButtons({ words: [back, on], at, count, onStep }: StepButtonsProps) {
  const isFirst = at === 0
  const isLast = at >= count - 1
  return (
    <>
      <Button aria-disabled={isFirst || undefined} onClick={() => !isFirst && onStep(at - 1)}>
        {back}
      </Button>
      <Button aria-disabled={isLast || undefined} onClick={() => !isLast && onStep(at + 1)}>
        {on}
      </Button>
    </>
  )
}
