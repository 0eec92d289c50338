import { GUEST_NAME } from '@laurel/contract/support'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RequestForm } from './request-form.tsx'
import { useRequestForm } from './use-request-form.ts'

/** The message of somebody who may have no account; the name is fixed (specification 2, section 3). */
export function GuestForm() {
  const request = useRequestForm({ kind: 'guest', ownerId: '' })
  const { field } = request
  return (
    <RequestForm request={request} submitWords="Send message">
      <TextField label="Name" value={GUEST_NAME} readOnly />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      <TextField {...field('phone')} label="Phone" type="tel" inputMode="tel" autoComplete="tel" />
      <TextArea {...field('description')} label="Message" />
    </RequestForm>
  )
}
