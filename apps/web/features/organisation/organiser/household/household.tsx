import { declareHousehold, readHousehold } from '@laurel/contract/organisation-members'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { Loaded } from '../../../common/records/loaded.tsx'
import { emailProblem } from '../../../people/accounts/account-rules.ts'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { useKeptWords } from '../../words/use-kept-words.ts'
import { useOrganisation } from '../current-organisation.ts'
import styles from '../organiser.module.css'

/** Whoever lives with a member cannot apply to what the organisation gives. */
export function Household() {
  const { id } = useOrganisation()
  const household = useQuery({
    queryKey: keys.household(id),
    queryFn: ({ signal }) => call(readHousehold, { params: { id }, signal }),
  })
  return (
    <>
      <p className={styles.lead}>
        You, and people who live with you, cannot apply for scholarships of this organization. Name
        the email addresses they may use here. They are told why when they look at one; nobody else
        sees the list.
      </p>
      <Loaded query={household} noun="your household">
        {({ emails }) => <Addresses emails={emails} />}
      </Loaded>
    </>
  )
}

function useDeclaration() {
  const { id } = useOrganisation()
  const client = useQueryClient()
  return useMutation({
    // One after the other: each names everybody.
    scope: { id: `household ${id}` },
    mutationFn: (emails: string[]) => call(declareHousehold, { params: { id }, body: { emails } }),
    onSuccess: (declared) => client.setQueryData(keys.household(id), declared),
  })
}

function Addresses({ emails }: { emails: readonly string[] }) {
  const { id } = useOrganisation()
  const { words, change, forget } = useKeptWords(`household ${id}`, ['email'])
  const typed = words.email
  const [problem, setProblem] = useState<string>()
  const declaration = useDeclaration()
  const named = declaration.isPending ? declaration.variables : emails
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (declaration.isPending) return
    const found = emailProblem(typed)
    setProblem(found)
    if (found !== undefined) return
    declaration.mutate([...named, typed.trim()], { onSuccess: forget })
  }
  const remove = (email: string) => {
    declaration.mutate(
      named.filter((each) => each !== email),
      // The button that was pressed is gone.
      { onSuccess: () => document.getElementById('household-email')?.focus() },
    )
  }
  return (
    <form className={styles.form} onSubmit={add} noValidate>
      {emails.length > 0 && (
        <ul className={styles.rows} aria-label="Your household">
          {emails.map((email) => (
            <li key={email} className={styles.row}>
              <span className={styles.who}>{email}</span>
              <Button variant="subtle" aria-label={`Remove ${email}`} onClick={() => remove(email)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        id="household-email"
        label="Email of somebody who lives with you"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        error={problem}
        onChange={(event) => {
          change({ email: event.target.value })
          setProblem(undefined)
        }}
      />
      {declaration.isError && (
        <FailureLine id="household-error">
          {failureWords(declaration.error, 'It could not be saved. Please try again.')}
        </FailureLine>
      )}
      <div className={styles.submit}>
        <Button type="submit" isBusy={declaration.isPending}>
          Add
        </Button>
      </div>
    </form>
  )
}
