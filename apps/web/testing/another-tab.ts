/** A second document of this site: its storage, locks and channels are those of this one. */
export async function anotherTab() {
  const frame = document.createElement('iframe')
  frame.src = '/favicon.ico'
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const view = frame.contentWindow!
  return {
    storage: view.localStorage,
    /** Takes a lock; resolves once it is held, to the way to let go of it. */
    async hold(name: string): Promise<() => void> {
      const held = Promise.withResolvers<void>()
      const left = Promise.withResolvers<void>()
      void view.navigator.locks.request(name, () => {
        held.resolve()
        return left.promise
      })
      await held.promise
      return left.resolve
    },
    close: () => frame.remove(),
  }
}
