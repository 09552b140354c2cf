/** The run was cancelled, or another worker holds it: stop, and change nothing. */
export class RunLost extends Error {
  constructor() {
    super('the run is no longer held by this worker');
    this.name = 'RunLost';
  }
}
