// Loaded before the program it accompanies (node --import): a killed starter leaves no server behind.
import { onParentGone } from './follow-parent.mjs'

onParentGone(() => process.kill(process.pid, 'SIGTERM'))
