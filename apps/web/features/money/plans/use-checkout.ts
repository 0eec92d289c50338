import { createCheckoutSession } from '@laurel/contract/billing'
import type { Plan } from '@laurel/contract/billing-shapes'
import type { AnswerOf } from '@laurel/contract/define-call'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { paths } from '../../../paths.ts'

/** As long as the server takes it. */
const USER_AGENT_LENGTH = 500

type Opened = AnswerOf<typeof createCheckoutSession>

const openCheckout = (priceId: string): Promise<Opened> =>
  call(createCheckoutSession, {
    body: { priceId, userAgent: navigator.userAgent.slice(0, USER_AGENT_LENGTH) },
    onceKey: crypto.randomUUID(),
  })

/** Only this page, loaded by its own address, may load what Paddle's frame needs. */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === location.pathname
}

/** Opens the checkout of the provider at once; `open` tries again. */
export function useCheckout({ priceId, paddlePriceId }: Plan) {
  const navigate = useNavigate()
  const { mutate, isIdle, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (priceId === paddlePriceId && !isLoadedHere()) return location.reload()
      const { checkoutId, place } = await openCheckout(priceId)
      // In the place of this page: "back" leads to the plans, not here and on again.
      if (place.kind === 'redirect') return location.replace(place.url)
      const { openPaddle } = await import('./open-paddle.ts')
      await openPaddle(place, {
        onCompleted: () => void navigate(paths.paid(checkoutId), { replace: true }),
        onClosed: () => void navigate(paths.paymentReturn(checkoutId), { replace: true }),
      })
    },
  })
  useEffect(() => {
    if (isIdle) mutate()
  }, [isIdle, mutate])
  return { isOpening: isIdle || isPending || isSuccess, error, open: () => mutate() }
}
