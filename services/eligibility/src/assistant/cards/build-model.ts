// Part of `npm run build:server`: trains the ranker and writes it beside the compiled module.
import { BUILT_FILE, writeModel } from './model-file';

writeModel(BUILT_FILE);
