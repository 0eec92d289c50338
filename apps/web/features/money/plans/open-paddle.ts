import { deviceStorage, keepText } from '../../../browser-storage.ts'

const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js'

interface PaddleEvent {
  name?: string
  data?: { customer?: { address?: { id?: string } } }
}

interface Paddle {
  Environment: { set(environment: 'sandbox'): void }
  Initialize(settings: { token: string; eventCallback: (event: PaddleEvent) => void }): void
  Checkout: { open(order: { transactionId: string }): void; close(): void }
}

interface Frame {
  clientToken: string
  environment: 'sandbox' | 'production'
  transactionId: string
}

interface Outcome {
  onCompleted: () => void
  onClosed: () => void
}

/** Loads Paddle's own script, which pages without it never do, and opens its frame over ours. */
export async function openPaddle(frame: Frame, outcome: Outcome): Promise<void> {
  const paddle = await loadPaddle()
  if (frame.environment === 'sandbox') paddle.Environment.set('sandbox')
  let isCompleted = false
  paddle.Initialize({
    token: frame.clientToken,
    eventCallback: ({ name, data }) => {
      if (name === 'checkout.completed') {
        isCompleted = true
        // Specification 2, section 4: "the address id is stored".
        const addressId = data?.customer?.address?.id
        if (addressId !== undefined) keepText(deviceStorage(), 'addressId', addressId)
        paddle.Checkout.close()
        outcome.onCompleted()
      }
      if (name === 'checkout.closed' && !isCompleted) outcome.onClosed()
    },
  })
  paddle.Checkout.open({ transactionId: frame.transactionId })
}

async function loadPaddle(): Promise<Paddle> {
  const known = window as { Paddle?: Paddle }
  if (!known.Paddle)
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script')
      script.src = SCRIPT
      script.onload = () => resolve()
      script.onerror = () => {
        script.remove()
        reject(new Error('The script of the payment provider could not be loaded.'))
      }
      document.head.append(script)
    })
  if (!known.Paddle) throw new Error('The script of the payment provider is not what it should be.')
  return known.Paddle
}
