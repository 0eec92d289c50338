import { createOrganisation } from '@laurel/contract/organisations'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { askWho } from '../../../../api/ask-who.ts'
import { call } from '../../../../api/call.ts'
import { useOnceKey } from '../../../../api/use-once-key.ts'
import { useUser } from '../../../../api/use-session.ts'
import { paths } from '../../../../paths.ts'
import { returnTo } from '../../../people/accounts/return-to.ts'
import { chooseOrganisation } from '../chosen-organisation.ts'
import { ProfileForm } from '../profile/profile-form.tsx'
import { toBody, type ProfileValues } from '../profile/profile-rules.ts'
import { useProfileForm } from '../profile/use-profile-form.ts'
import { forgetStart, keepStart, readStart } from './kept-start.ts'

/** Makes an organisation, and leads to it. */
export default function StartForm() {
  const { id } = useUser()
  const navigate = useNavigate()
  const { state } = useLocation()
  const onceKeyOf = useOnceKey()
  const [initial] = useState(readStart)
  const send = async (values: ProfileValues) => {
    const body = { name: values.name, ...toBody(values) }
    const made = await call(createOrganisation, { body, onceKey: onceKeyOf(body) })
    forgetStart()
    chooseOrganisation(id, made.id)
    // The account may have become an organiser's.
    await askWho()
    await navigate(returnTo(state) ?? paths.organiser)
  }
  const form = useProfileForm({ initial, send, onChange: keepStart })
  return <ProfileForm form={form} isNew submitWords="Create the organization" />
}
