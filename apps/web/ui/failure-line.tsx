import { FieldError } from './field-error.tsx'

interface FailureLineProps {
  id: string
  /** What did not work, and what to do. */
  children: string
}

/** A change that could not be made, said at once where it was tried. */
export function FailureLine({ id, children }: FailureLineProps) {
  return (
    <div role="alert">
      <FieldError id={id}>{children}</FieldError>
    </div>
  )
}
