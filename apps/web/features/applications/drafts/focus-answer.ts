import type { MouseEvent } from 'react'
import { controlIdOf } from '../requirements/requirement-progress.ts'

/** A notice goes away with the click that settles it: the focus moves on to its answer. */
export function focusAnswer({ currentTarget }: MouseEvent, requirementId: string): void {
  const place = currentTarget.closest('dialog, section') ?? document
  const answer = `[role="textbox"], #${CSS.escape(controlIdOf(requirementId))}`
  requestAnimationFrame(() => place.querySelector<HTMLElement>(answer)?.focus())
}
