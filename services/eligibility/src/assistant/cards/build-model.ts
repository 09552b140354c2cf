// Part of `npm run build:server`: trains the ranker, unless these wordings were trained before, and writes it next to the compiled module.
import { buildModel } from './model-file';

buildModel();
