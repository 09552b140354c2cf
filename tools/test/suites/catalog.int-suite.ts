import { describeFiles } from './describe-files';

describeFiles(__filename);
