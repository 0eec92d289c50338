import type { Organisation } from '@laurel/contract/organisations'
import { longDate } from '@laurel/contract/words/deadline-words'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { showToast } from '../../../../ui/toasts/show-toast.ts'
import { useMay } from '../current-organisation.ts'
import styles from '../organiser.module.css'
import { keepWords, readWords } from '../../words/kept-words.ts'
import { useNameChange } from './use-organisation-details.ts'

/** The name that students see, and another one that was asked for. */
export function OrganisationName({ organisation }: { organisation: Organisation }) {
  const { name, askedName } = organisation
  const mayChange = useMay('rename_organisation')
  return (
    <div className={styles.form}>
      <p className={styles.lead}>
        Students see <strong dir="auto">{name}</strong>.
      </p>
      {askedName?.standing === 'waiting' && <Waiting organisation={organisation} />}
      {askedName?.standing === 'refused' && mayChange && (
        <figure className={styles.facts}>
          <figcaption className={styles.small}>
            We did not change it to <bdi>{askedName.name}</bdi>:
          </figcaption>
          <blockquote className={styles.quote} dir="auto">
            {askedName.note}
          </blockquote>
        </figure>
      )}
      {mayChange && <ChangeName organisation={organisation} />}
    </div>
  )
}

function Waiting({ organisation: { name, askedName, version } }: { organisation: Organisation }) {
  const mayChange = useMay('rename_organisation')
  const change = useNameChange()
  if (askedName === null) return null
  return (
    <div className={styles.standing}>
      <p>
        You asked for <strong dir="auto">{askedName.name}</strong> on{' '}
        {longDate(askedName.askedAt.slice(0, 10))}. We look at it and email you.
      </p>
      {mayChange && (
        <Button
          isBusy={change.isPending}
          onClick={() =>
            change.mutate(
              { name, version },
              { onSuccess: () => document.getElementById(FIELD)?.focus() },
            )
          }
        >
          Keep the present name
        </Button>
      )}
    </div>
  )
}

const FIELD = 'organisation-public-name'

function ChangeName({ organisation: { id, name, version } }: { organisation: Organisation }) {
  const key = `name ${id}`
  const [typed, setTyped] = useState(() => readWords(key, ['name']).name)
  const change = useNameChange()
  const type = (next: string | undefined) => {
    setTyped(next)
    keepWords(key, { name: next === name ? undefined : next })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed === undefined || change.isPending) return
    const onSuccess = ({ askedName }: Organisation) => {
      type(undefined)
      // The button sleeps until another name is typed.
      document.getElementById(FIELD)?.focus()
      const message = askedName ? 'We’ll look at it and email you' : 'Saved'
      showToast({ kind: 'success', message })
    }
    change.mutate({ name: typed, version }, { onSuccess })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        id={FIELD}
        label="Name"
        hint="Once students know an organization by its name, we look at another one before they see it. Accents, capitals and punctuation change at once."
        autoComplete="organization"
        maxLength={120}
        value={typed ?? name}
        error={problemOf(change.error)}
        onChange={({ target }) => {
          type(target.value)
          change.reset()
        }}
      />
      <div className={styles.submit}>
        <Button type="submit" isBusy={change.isPending} disabled={(typed ?? name) === name}>
          Change the name
        </Button>
      </div>
    </form>
  )
}

function problemOf(error: Error | null): string | undefined {
  if (error === null) return undefined
  if (!(error instanceof CallError))
    return failureWords(error, 'It could not be saved. Please try again.')
  if (error.code === 'STALE_VERSION')
    return `${error.message} Look at the name once more, then change it.`
  return error.fields['name'] ?? error.message
}
