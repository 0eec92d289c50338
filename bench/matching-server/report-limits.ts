/** What the figures do not say by themselves. */
export const LIMITS: readonly string[] = [
  '## How it was measured',
  '',
  '- One embedded database as the product starts it. Starts and lag are of the program that `npm start` runs, each in a process of its own; turns are of the same application with a clock that can be moved.',
  '- The catalogue lies in the product’s own tables, filled by COPY; changes are written by the functions of the import.',
  '- A look at the clocks each millisecond finds the longest turns: between two looks nothing else was answered. That takes some of the processor itself. Without requests the longest turn is that of “nothing”.',
  '- The lag holds the way of the request that first shows the change: both processes are asked for their newest scholarship without a pause.',
  '- All share this machine: the database, the processes, whoever asks and whoever writes.',
]
