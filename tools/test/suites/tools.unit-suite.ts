import { describeUnitTests } from './describe-files';

describeUnitTests((path) => path.startsWith('tools/'));
