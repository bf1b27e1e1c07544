import { describeFailover } from '@test/replication/failover';

describeFailover('straight');
