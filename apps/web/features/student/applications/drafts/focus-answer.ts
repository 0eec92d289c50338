import type { MouseEvent } from 'react'
import { focusAfter } from '../../../../ui/focus-after.ts'
import { controlIdOf } from '../requirements/requirement-progress.ts'

/** A notice goes away with the click that settles it: the focus moves on to its answer. */
export function focusAnswerAfter(
  settle: () => void,
  { currentTarget }: MouseEvent,
  requirementId: string,
): void {
  const place = currentTarget.closest('dialog, section') ?? document
  const answer = `[role="textbox"], #${CSS.escape(controlIdOf(requirementId))}`
  focusAfter(settle, () => place.querySelector<HTMLElement>(answer)?.focus())
}
