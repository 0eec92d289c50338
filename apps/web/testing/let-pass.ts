import { act } from 'react'

declare global {
  /** Asked by React where `act` is used; vitest-browser-react sets it while it renders. */
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

/** Does something that is no press, as letting time pass, and all that React draws because of it. */
export async function letPass(work: () => unknown): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  try {
    await act(async () => {
      await work()
    })
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = false
  }
}
