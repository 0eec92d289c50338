import type { SignedInUser } from './account-menu.tsx'

export interface StoredSession {
  user: SignedInUser
  isSubscriber: boolean
}

const sessionKeys = ['token', 'refresh_token', 'userInfo', 'isActiveSubscription', 'clientIp']

function storedUser(): SignedInUser {
  const nobody = { firstName: '', lastName: '' }
  try {
    return { ...nobody, ...JSON.parse(localStorage.getItem('userInfo') ?? '{}') }
  } catch (error) {
    // The specification: stored JSON that cannot be read is logged and treated as empty.
    console.error('userInfo could not be read', error)
    return nobody
  }
}

/** Who is signed in by what the browser stores: signed in means that there is a token. */
export function readStoredSession(): StoredSession | undefined {
  if (!localStorage.getItem('token')) return undefined
  return {
    user: storedUser(),
    isSubscriber: localStorage.getItem('isActiveSubscription') === 'true',
  }
}

export function forgetStoredSession(): void {
  for (const key of sessionKeys) localStorage.removeItem(key)
}
