// Under which tokens the modules of sources and importers provide their lists to the runs. A file of no room, because
// every room may read it.

export const PLAN_SOURCES = Symbol('plan sources');
export const FACILITY_SOURCES = Symbol('facility sources');
export const PLAN_IMPORTER = Symbol('plan importer');
export const FACILITY_IMPORTER = Symbol('facility importer');
export const OFFICE_IMPORTER = Symbol('office importer');
