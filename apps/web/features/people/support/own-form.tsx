import { useQueryClient } from '@tanstack/react-query'
import { keys } from '../../../api/keys.ts'
import { useUser } from '../../../api/use-session.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RequestForm } from './request-form.tsx'
import { useRequestForm } from './use-request-form.ts'

export function OwnForm() {
  const { id, email } = useUser()
  const client = useQueryClient()
  const onSent = () => void client.invalidateQueries({ queryKey: keys.supportRequests })
  const request = useRequestForm({ kind: 'own', ownerId: id, onSent })
  const { field } = request
  return (
    <RequestForm request={request} email={email} submitWords="Send request">
      <TextField
        {...field('query')}
        label="Query"
        hint="In a few words, such as: I cannot log in."
      />
      <TextArea
        {...field('description')}
        label="Description"
        hint="What you did, what happened, and what you expected. Never a password or card number."
      />
    </RequestForm>
  )
}
