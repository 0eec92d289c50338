export const schemeAttribute = 'data-color-scheme'
export const colorSchemeKey = 'laurel-color-scheme'

/** Runs before the first paint: the stored scheme, else the system's. Kept under 300 bytes. */
export const schemeScript = `try{var s=localStorage.getItem('${colorSchemeKey}')}catch(e){}if(s!='light'&&s!='dark')s=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';document.documentElement.setAttribute('${schemeAttribute}',s)`

/** React clears <html> when the error page takes the place of the whole tree. */
export function restoreScheme(): void {
  if (document.documentElement.hasAttribute(schemeAttribute)) return
  const script = document.createElement('script')
  script.textContent = schemeScript
  document.head.append(script)
}
