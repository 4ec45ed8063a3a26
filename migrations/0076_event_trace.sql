-- works with: 0.1.0
-- The span in which an event was recorded (W3C traceparent), for its deliveries; null without traces.
alter table domain_event add column traceparent text;
