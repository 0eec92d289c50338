import { afterEach, expect, it, vi } from 'vitest'
import { EVERYTHING } from './selection.ts'
import { readSelection } from './use-selection.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const store = (text: string | null) => vi.stubGlobal('sessionStorage', { getItem: () => text })

it('is what was chosen, and everything before', () => {
  const chosen = { isEverything: false, exceptions: ['a'] }
  store(JSON.stringify(chosen))
  expect(readSelection('selection')).toEqual(chosen)
  store(null)
  expect(readSelection('selection')).toEqual(EVERYTHING)
})

it.each(['null', '{}', '{"exceptions":7}', 'a'])('is everything where %s is stored', (text) => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  store(text)
  expect(readSelection('selection')).toEqual(EVERYTHING)
  expect(error).toHaveBeenCalledOnce()
})
