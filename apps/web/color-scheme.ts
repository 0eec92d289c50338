export const colorSchemeKey = 'laurel-color-scheme'

/** Runs before the first paint: the stored scheme, else the system's. Kept under 300 bytes. */
export const schemeScript = `try{var s=localStorage.getItem('${colorSchemeKey}')}catch(e){}if(s!='light'&&s!='dark')s=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';document.documentElement.setAttribute('data-mantine-color-scheme',s)`
