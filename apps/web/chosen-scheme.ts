import { useSyncExternalStore } from 'react'
import { deviceStorage, keepText } from './browser-storage.ts'
import { colorSchemeKey, schemeAttribute } from './color-scheme.ts'

/** `auto` is what the device has. */
export type ColorScheme = 'light' | 'dark' | 'auto'

const listeners = new Set<() => void>()

function readScheme(): ColorScheme {
  const stored = deviceStorage().getItem(colorSchemeKey)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

const devicePrefersDark = () => matchMedia('(prefers-color-scheme: dark)')

function show(): void {
  const scheme = readScheme()
  const isDark = scheme === 'dark' || (scheme === 'auto' && devicePrefersDark().matches)
  document.documentElement.setAttribute(schemeAttribute, isDark ? 'dark' : 'light')
  for (const tell of listeners) tell()
}

/** Kept under the key that the script before the first paint reads, for public pages as well. */
export function chooseScheme(scheme: ColorScheme): void {
  keepText(deviceStorage(), colorSchemeKey, scheme)
  show()
}

/** Keeps up with the device, and with what is chosen in another tab; answers how to stop. */
export function followScheme(): () => void {
  const device = devicePrefersDark()
  const onStored = ({ key }: StorageEvent) => (key === colorSchemeKey || key === null) && show()
  device.addEventListener('change', show)
  addEventListener('storage', onStored)
  return () => {
    device.removeEventListener('change', show)
    removeEventListener('storage', onStored)
  }
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** What was chosen on this device. */
export function useChosenScheme(): ColorScheme {
  return useSyncExternalStore(listen, readScheme)
}
