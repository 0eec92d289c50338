import { KEY_SCOPES, type KeyScope } from '@laurel/contract/api-keys'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../../api/call-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceField } from '../../../../ui/choice-field.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { failureWords } from '../../../../api/failure-words.ts'
import { FailureLine } from '../../../../ui/failure-line.tsx'
import { MadeSecret } from './made-secret.tsx'
import { SCOPE_WORDS } from './program-words.ts'
import styles from './programs.module.css'
import { toggled } from './toggled.ts'
import { useCreateKey } from './use-programs.ts'

const SCOPES = KEY_SCOPES.map((value) => ({ value, label: SCOPE_WORDS[value] }))

/** Makes a key for a program, and shows it once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['read_applicant'])
  const create = useCreateKey()
  const [isLeft, setLeft] = useState(false)
  const fields = create.error instanceof CallError ? create.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!create.isPending) create.mutate({ name, scopes: [...scopes] })
  }
  return (
    <Dialog isOpen onClose={create.data ? () => setLeft(true) : onClose} title="New key">
      {create.data ? (
        <MadeSecret noun="key" text={create.data.key} isLeft={isLeft} onClose={onClose} />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <p>
            Software with this key can do what you choose here, and never more than you can do
            yourself.
          </p>
          <TextField
            label="What will use it?"
            hint="Such as “Our grants database”."
            autoComplete="off"
            maxLength={80}
            value={name}
            error={fields['name']}
            onChange={(event) => setName(event.target.value)}
          />
          <ChoiceField
            name="scopes"
            legend="What may it do?"
            isMultiple
            options={SCOPES}
            chosen={scopes}
            error={fields['scopes']}
            onChoose={(scope) => setScopes(toggled(KEY_SCOPES, scopes, scope))}
          />
          {create.isError && Object.keys(fields).length === 0 && (
            <FailureLine id="key-error">
              {failureWords(create.error, 'The key could not be made. Please try again.')}
            </FailureLine>
          )}
          <div className={styles.actions}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="filled" isBusy={create.isPending}>
              Make the key
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
