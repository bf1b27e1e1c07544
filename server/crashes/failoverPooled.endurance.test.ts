import { describeFailover } from '@test/replication/failover';

describeFailover('through pgBouncer');
