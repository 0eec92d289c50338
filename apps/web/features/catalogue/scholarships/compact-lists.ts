import { createContext } from 'react'

/** Whether lists give their room to something beside them: each scholarship is a few lines then. */
export const CompactLists = createContext(false)
