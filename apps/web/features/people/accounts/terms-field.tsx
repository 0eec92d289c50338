import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { FieldError } from '../../../ui/field-error.tsx'
import styles from './terms-field.module.css'

interface TermsFieldProps {
  id: string
  isAccepted: boolean
  error?: string | undefined
  onChange: (isAccepted: boolean) => void
}

/** What is agreed to opens in a tab of its own: nothing typed is lost. */
export function TermsField({ id, isAccepted, error, onChange }: TermsFieldProps) {
  const about = `${id}-about`
  const errorId = `${id}-error`
  return (
    <div>
      <div className={styles.terms}>
        <input
          id={id}
          name="termsAccepted"
          type="checkbox"
          checked={isAccepted}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${about} ${errorId}` : about}
          onChange={(event) => onChange(event.target.checked)}
        />
        <p>
          <label htmlFor={id}>I Agree</label>{' '}
          <span id={about}>
            to the{' '}
            <Link to={paths.terms} target="_blank">
              Terms
            </Link>{' '}
            and the{' '}
            <Link to={paths.privacy} target="_blank">
              Privacy Policy
            </Link>
            .
          </span>
        </p>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
